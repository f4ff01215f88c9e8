import './app/styles';
import './app/fallbackFont.css';
import './app/global.css';
import './app/reactFirst';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { appStyleReady } from './app/appStyle';
import { keepPresses } from './app/keepPress';
import { Providers } from './app/Providers';
import { resumeSignIn } from './app/resumeSignIn';
import { router } from './app/router';
import { wideHeaderReady } from './app/shell/wideParts';
import { activateLocale, currentLocale } from './client/i18n';
import { quiet } from './client/quiet';
import { languageKey } from './client/storage/storage';
import { startSession } from './identity/session';

async function start(): Promise<void> {
  // Where the browser keeps nothing, the calls would ask for another language than the page began in.
  const locale = currentLocale();
  if (languageKey.get() !== locale) languageKey.set(locale);
  await Promise.all([activateLocale(locale), appStyleReady(), wideHeaderReady()]);
  startSession();
  // What the address shows is known before the first drawing: drawn after it, the page would be one long task.
  await router.load().catch(() => undefined);
  resumeSignIn();
  const root = document.getElementById('root');
  if (!root) return;
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

keepPresses();
// Not awaited: the code of the pages, which the router waits for, waits for this file to have ended.
void start();
// Without a connection there is nothing to fetch for later.
void quiet.then(() => import('./app/quietWork')).catch(() => undefined);
