// Mantine's ground, in layers below the shop's own rules. The build lets every component bring its own
// sheet (src/prerender/mantineStyles.ts); while developing all of them are there.
import './layers.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';

if (import.meta.env.DEV) await import('@mantine/core/styles.layer.css');
