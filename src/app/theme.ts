import { createTheme, type MantineThemeOverride } from '@mantine/core';
import type { ModuleType } from '../../domain/place/module';
import { moduleAccents, neutrals, palettes, shopAccent } from '../ui/palettes';

export const themeFor = (type: ModuleType | null): MantineThemeOverride =>
  createTheme({
    colors: { ...palettes, ...neutrals },
    primaryColor: type ? moduleAccents[type] : shopAccent,
    primaryShade: { light: 7, dark: 7 },
    autoContrast: true,
    fontFamily: "'Cairo Variable', 'Cairo Fallback', system-ui, sans-serif",
    headings: { fontFamily: 'inherit', fontWeight: '700' },
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
    radius: { xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '32px' },
    defaultRadius: 'md',
    // A small box as round as a field would look like a choice of one.
    components: { Checkbox: { defaultProps: { radius: 'xs' } } },
    cursorType: 'pointer',
    respectReducedMotion: true,
    black: '#1c1a17',
  });
