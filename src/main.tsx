import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@fontsource-variable/cairo/index.css';
import './app/global.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLocale, currentLocale } from './app/i18n';
import { Providers } from './app/Providers';
import { router } from './app/router';

await activateLocale(currentLocale());
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
