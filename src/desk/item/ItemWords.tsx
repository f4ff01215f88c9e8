import { Trans } from '@lingui/react/macro';
import type { UseFormReturnType } from '@mantine/form';
import { defaultLanguage } from '../../../domain/language/languages';
import { currentLocale, type Locale } from '../../client/i18n';
import { languageOf, languages } from '../../client/languages';
import { LanguageFold } from '../../ui/form/LanguageFold';
import classes from './ItemForm.module.css';
import type { TypedItem } from './itemDraft';
import { ItemDescription, ItemName, ItemUnit } from './WordFields';

interface WordsProps {
  form: UseFormReturnType<TypedItem>;
}

/** What the item is called where the desk is read; the first language stands in for what is empty, so its name is never folded. */
export function OwnWords({ form }: WordsProps) {
  const own = currentLocale();
  return (
    <>
      <ItemName form={form} code={own} />
      {own !== defaultLanguage && <ItemName form={form} code={defaultLanguage} />}
      <ItemDescription form={form} code={own} />
    </>
  );
}

export const OwnUnit = ({ form }: WordsProps) => <ItemUnit form={form} code={currentLocale()} />;

/** The same in every other language, out of the way until it is wanted or wrong (DESK-21, DESK-24). */
export function OtherWords({ form }: WordsProps) {
  const others = languages.filter(({ languageCode }) => languageCode !== currentLocale());
  const { name, description, unit } = form.getValues();
  const { languageName: first } = languageOf(defaultLanguage);
  const namesOf = (code: Locale) => (code === defaultLanguage ? '' : name[code]);
  const filled = others.filter(({ languageCode: code }) =>
    [namesOf(code), description[code], unit[code]].some((words) => words.trim() !== ''),
  );
  const isWrong = Object.keys(form.errors).some((path) =>
    others.some(({ languageCode }) => path.endsWith(`.${languageCode}`)),
  );
  return (
    <LanguageFold filled={filled.length} of={others.length} isWrong={isWrong}>
      {others.map(({ languageCode: code, languageName }) => (
        <fieldset key={code} className={classes.language}>
          <legend lang={code}>
            <bdi>{languageName}</bdi>
          </legend>
          {code !== defaultLanguage && <ItemName form={form} code={code} />}
          <ItemDescription form={form} code={code} />
          <ItemUnit form={form} code={code} />
        </fieldset>
      ))}
      <p className={classes.hint}>
        <Trans>
          What is empty is shown in <bdi>{first}</bdi>.
        </Trans>
      </p>
    </LanguageFold>
  );
}
