import { expect, it } from 'vitest';
import { withIconsApart } from '../../support/iconsApart';

it('tests load each icon by itself, on as many lines as it was imported on', () => {
  const code = `import { useState } from 'react';
import {
  type Icon,
  IconHeart,
  IconX as Cross,
} from '@tabler/icons-react';
import type { Icon as Any } from '@tabler/icons-react';
`;
  expect(withIconsApart(code)).toBe(
    `import { useState } from 'react';
import type { Icon } from '@tabler/icons-react'; import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'; import Cross from '@tabler/icons-react/dist/esm/icons/IconX.mjs';




import type { Icon as Any } from '@tabler/icons-react';
`,
  );
});
