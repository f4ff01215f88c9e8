import './app/styles';
import './app/fallbackFont.css';
import './app/global.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { appStyleReady } from './app/appStyle';
import { activateLocale, currentLocale } from './app/i18n';
import { Providers } from './app/Providers';
import { router } from './app/router';
import { startSession } from './app/session';

await Promise.all([activateLocale(currentLocale()), appStyleReady()]);
startSession();
const root = document.getElementById('root');
if (root) {
  const reactRoot = createRoot(root);
  // As a transition the first drawing is done in small pieces, between which the text shell answers.
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}
