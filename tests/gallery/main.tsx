import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { languageCodes } from '../../domain/language/languages';
import { everyModel, type FlowName } from '../paths/everyModel';
import { surfaces } from '../paths/surfaces';
import { sourceOf } from './sources';
import { pathTo, statesOf } from './states';

const names = Object.keys(everyModel) as FlowName[];
const shown = names.filter((name) => sourceOf(name));
const missing = names.filter((name) => !sourceOf(name));

const reasonOf = (name: FlowName): string => {
  const where = surfaces[name];
  return typeof where === 'string' ? where : 'Nothing puts its screens here yet';
};

const looks = languageCodes.flatMap((code) => [`${code} light`, `${code} dark`]);

function Choice(props: {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <label>
      {props.label}
      <select value={props.value} onChange={({ target }) => props.onChange(target.value)}>
        {props.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

function State({ flow, state, look }: { flow: FlowName; state: string; look: string }) {
  const [language = 'en', theme = 'light'] = look.split(' ');
  const query = new URLSearchParams({ flow, state, language, theme });
  const node = everyModel[flow].machine.root;
  const description = state
    .split('.')
    .reduce<{ states: object; description?: string | undefined } | undefined>(
      (at, key) => (at ? Reflect.get(at.states, key) : undefined),
      node,
    )?.description;
  return (
    <figure>
      <figcaption>
        <strong>{state}</strong> · {look}
        <p>{description}</p>
      </figcaption>
      <iframe loading="lazy" title={`${flow}, ${state}, ${look}`} src={`frame.html?${query}`} />
    </figure>
  );
}

const startingFlow = () => {
  const asked = window.location.hash.slice(1);
  return shown.find((name) => name === asked) ?? shown[0] ?? 'cancelOrder';
};

function Gallery() {
  const [flow, setFlow] = useState<FlowName>(startingFlow);
  const [look, setLook] = useState('en light');
  const [width, setWidth] = useState('390');
  const states = statesOf(flow);
  const reached = states.filter((state) => pathTo(flow, state));
  const open = (name: string) => {
    const found = shown.find((one) => one === name);
    if (!found) return;
    window.location.hash = found;
    setFlow(found);
  };
  const asked = look === 'all' ? looks : [look];
  return (
    <main>
      <h1>Gallery</h1>
      <p>
        Every state of a flow, reached along its chart with the answers that tests give. Nothing is
        typed on the way, so fields are as they were at the start.
      </p>
      <form>
        <Choice label="Flow" value={flow} options={shown} onChange={open} />
        <Choice label="Look" value={look} options={[...looks, 'all']} onChange={setLook} />
        <Choice label="Width" value={width} options={['390', '768', '1440']} onChange={setWidth} />
      </form>
      <h2>
        {flow}: {reached.length} of {states.length} states
      </h2>
      <div className="states" style={{ ['--width' as string]: `${width}px` }}>
        {reached.flatMap((state) =>
          asked.map((one) => (
            <State key={`${flow} ${state} ${one}`} {...{ flow, state, look: one }} />
          )),
        )}
      </div>
      <h2>Not here</h2>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            {name}: {reasonOf(name)}.
          </li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
