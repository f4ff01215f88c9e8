import type { ParcelDraft } from './parcelDraft';

const ends = ['sender', 'receiver'] as const;
const ofEnd = ['name', 'phone', 'place'] as const;

type EndPart = `${(typeof ends)[number]}.${(typeof ofEnd)[number]}`;
/** What windows change side by side: everything by itself, of the ends of the way each of its fields. */
export type ParcelPart = Exclude<keyof ParcelDraft, (typeof ends)[number]> | EndPart;

const flat = ({ sender, receiver, ...rest }: ParcelDraft): [string, unknown][] => [
  ...Object.entries(rest),
  ...ofEnd.map((field): [string, unknown] => [`sender.${field}`, sender[field]]),
  ...ofEnd.map((field): [string, unknown] => [`receiver.${field}`, receiver[field]]),
];

export function differingParts(before: ParcelDraft, after: ParcelDraft): ParcelPart[] {
  const known = new Map(flat(before).map(([part, value]) => [part, JSON.stringify(value)]));
  return flat(after)
    .filter(([part, value]) => known.get(part) !== JSON.stringify(value))
    .map(([part]) => part as ParcelPart);
}

export function withParts(
  draft: ParcelDraft,
  other: ParcelDraft,
  parts: Iterable<ParcelPart>,
): ParcelDraft {
  const result = { ...draft, sender: { ...draft.sender }, receiver: { ...draft.receiver } };
  for (const part of parts) {
    const [end, field] = part.split('.');
    if (field === undefined) Reflect.set(result, part, Reflect.get(other, part));
    else {
      const from = end === 'sender' ? other.sender : other.receiver;
      Reflect.set(
        end === 'sender' ? result.sender : result.receiver,
        field,
        Reflect.get(from, field),
      );
    }
  }
  return result;
}
