import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { latinDigits } from '../../../domain/values/typedNumber';

const plain = (typed: string) => latinDigits(typed).replaceAll('٫', '.').replaceAll('٬', '');

/** A number in the digits of any script: the library's own field drops all but 0 to 9. */
export function NumberField(props: NumberInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    const takePlain = (event: InputEvent) => {
      const { data } = event;
      if (!data || plain(data) === data) return;
      event.preventDefault();
      const { selectionStart, selectionEnd, value } = input;
      input.setRangeText(
        plain(data),
        selectionStart ?? value.length,
        selectionEnd ?? value.length,
        'end',
      );
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    input.addEventListener('beforeinput', takePlain);
    return () => input.removeEventListener('beforeinput', takePlain);
  }, []);
  return <NumberInput ref={ref} {...props} />;
}
