import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface FooterGroupProps {
  title: ReactNode;
  children: ReactNode;
}

/** A heading with its links; on phones it is all that shows until it is pressed. */
export function FooterGroup({ title, children }: FooterGroupProps) {
  const isNarrow = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false });
  if (!isNarrow)
    return (
      <>
        <h2>{title}</h2>
        {children}
      </>
    );
  return (
    <details>
      <summary>
        <h2>{title}</h2>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
