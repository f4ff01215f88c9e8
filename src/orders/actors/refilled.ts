import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface Answer {
  readonly left_out: readonly string[];
  readonly short: readonly {
    readonly name: string;
    readonly wanted: number;
    readonly taken: number;
    readonly limited: boolean;
  }[];
}

const left = msg({ message: '{name} ({taken} of {wanted} left)' });
const allowed = msg({ message: '{name} ({taken} at most)' });

export const refilledOf = ({ left_out, short }: Answer) => ({
  leftOut: left_out,
  short: short.map(({ limited, ...values }) => {
    const text = limited ? allowed : left;
    return i18n._(text.id, values, text);
  }),
});
