import { localeOf } from '../../locales/locales';
import type { Plain } from '../../model/chart';
import type { Labels } from '../../model/labels';
import { hidden } from '../../model/mask';
import { conditionText, shortPath } from '../../reasons/reasonText';
import type { Verdict } from '../../reasons/verdict';
import { useReading } from './context';
import { Icon } from './Icon';

const signOf = (holds: boolean | null) => (holds === null ? 'open' : holds ? 'yes' : 'no');

/** The values that a condition looked at, as far as they may be seen. */
function Looked({ read = [] }: Verdict) {
  const { texts } = useReading();
  const told = (value: Plain) => {
    if (value === null) return texts.empty;
    return typeof value === 'object' ? texts.given : String(value);
  };
  return read
    .filter(([, value]) => value !== hidden)
    .map(([path, value]) => (
      <code key={path} dir="ltr">
        {shortPath(path)}: <bdi>{told(value)}</bdi>
      </code>
    ));
}

/** A condition with what it said, and below it the parts that it is made of. */
export function VerdictTree({ verdict, labels }: { verdict: Verdict; labels: Labels }) {
  const { texts } = useReading();
  const { holds, name, join, of = [] } = verdict;
  const { phrases } = localeOf(labels.language);
  const said = holds === null ? texts.unknown : holds ? texts.holds : texts.holdsNot;
  const joined = { and: texts.allOf, or: texts.anyOf, not: phrases.not };
  const text = join && name === undefined ? joined[join] : conditionText(verdict, labels);
  return (
    <li data-now={signOf(holds)}>
      <Icon name={signOf(holds)} /> {text}: <b>{said}</b> <Looked {...verdict} />
      {of.length > 0 && (
        <ul>
          {of.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their place alone
            <VerdictTree key={place} verdict={part} labels={labels} />
          ))}
        </ul>
      )}
    </li>
  );
}
