import { AccountButton } from './AccountButton';
import { HeaderLinks } from './HeaderLinks';
import { LanguageButton } from './LanguageButton';
import { ThemeSwitch } from './ThemeSwitch';

const parts = { HeaderLinks, LanguageButton, ThemeSwitch, AccountButton };

/** What only wide screens show in the bar; phones have it in the drawer and load none of it. */
export default function WideHeader({ part }: { part: keyof typeof parts }) {
  const Part = parts[part];
  return <Part />;
}
