import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { queryClient } from '../client/queryClient';
import { moduleKey, onStorageChange } from '../client/storage/storage';
import { themeFor } from './theme';

const currentModuleType = () => moduleKey.get()?.module_type ?? null;

interface ProvidersProps {
  children: ReactNode;
  /** The theme's variables are written into the page. */
  withTheme?: boolean;
}

export function Providers({ children, withTheme = true }: ProvidersProps) {
  const type = useSyncExternalStore(onStorageChange, currentModuleType);
  const theme = useMemo(() => themeFor(type), [type]);
  return (
    <I18nProvider i18n={i18n}>
      <DirectionProvider>
        <MantineProvider
          theme={theme}
          defaultColorScheme="auto"
          withCssVariables={withTheme}
          withGlobalClasses={false}
        >
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </MantineProvider>
      </DirectionProvider>
    </I18nProvider>
  );
}
