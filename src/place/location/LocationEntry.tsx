import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstSign } from '../../client/firstSign';
import type { EntryPanelProps } from './EntryPanel';
import classes from './LocationEntry.module.css';
import { MapLink } from './MapLink';

/**
 * The landing page's question: an address field and the current-location button. They stand there with
 * the first paint; the flow behind them arrives at the first sign of the shopper, and takes over what was typed.
 */
export function LocationEntry() {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [asksDevice, setAsksDevice] = useState(false);
  const [round, setRound] = useState(0);
  const [Panel, setPanel] = useState<ComponentType<EntryPanelProps> | null>(null);
  const hadFocus = useRef(false);
  const load = () =>
    import('./EntryPanel').then(({ default: loaded }) => {
      // Whoever has left the page meanwhile is not asked any more.
      if (!field.current) return;
      hadFocus.current = document.activeElement === field.current;
      // Drawn later, it would not know of a field that is pressed in between.
      flushSync(() => setPanel(() => loaded));
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the life of the page
  useEffect(() => {
    void firstSign.then(load);
  }, []);
  if (Panel) {
    return (
      <Panel
        key={round}
        text={round === 0 ? text : ''}
        entry={round === 0 && asksDevice ? 'device' : 'asking'}
        hasFocus={round === 0 && hadFocus.current}
        onDone={() => setRound(round + 1)}
      />
    );
  }
  return (
    <div>
      <div className={classes.entry}>
        <TextInput
          ref={field}
          className={classes.field}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onFocus={() => void load()}
          aria-label={t`Delivery address`}
          placeholder={t`Street, building or place`}
          autoComplete="off"
          size="lg"
          radius="xl"
          leftSection={<IconSearch size={20} aria-hidden />}
        />
        <Button
          size="lg"
          radius="xl"
          loading={asksDevice}
          leftSection={<IconCurrentLocation size={20} aria-hidden />}
          onClick={() => {
            setAsksDevice(true);
            void load();
          }}
        >
          <Trans>Use Current Location</Trans>
        </Button>
      </div>
      <MapLink />
    </div>
  );
}
