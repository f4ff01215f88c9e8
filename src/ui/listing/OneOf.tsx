import { Trans } from '@lingui/react/macro';
import { Radio } from '@mantine/core';
import { useId } from 'react';

interface OneOfProps<Value extends string | number> {
  of: readonly (readonly [Value, string])[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Choices of which one holds, or none; the fieldset around them names them. */
export function OneOf<const Value extends string | number>(props: OneOfProps<Value>) {
  const { of, value, onChange } = props;
  const name = useId();
  const choices = [[undefined, <Trans key="any">Any</Trans>] as const, ...of];
  return (
    <>
      {choices.map(([one, words]) => (
        <Radio
          key={one ?? 'any'}
          name={name}
          label={words}
          checked={one === value}
          onChange={() => onChange(one)}
        />
      ))}
    </>
  );
}
