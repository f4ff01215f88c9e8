import { defaultLanguage, perLanguage } from '../../../domain/language/languages';
import { isOwnText } from '../../../domain/language/localized';
import {
  type RoomSetting,
  type SettingGroup,
  type SettingKind,
  type SettingValue,
  type SettingValues,
  settingsOf,
} from '../../../domain/operator/shopSettings';

/** A stored value as a field holds it. */
function typedOf(kind: SettingKind, stored: unknown): SettingValue {
  if (kind === 'words') {
    if (typeof stored === 'object' && stored !== null && isOwnText(stored))
      return perLanguage((language) => stored[language] ?? '');
    return perLanguage((language) => (language === defaultLanguage ? String(stored ?? '') : ''));
  }
  if (stored === null || stored === undefined) return '';
  if (kind === 'flag' || kind === 'number' || kind === 'amount' || kind === 'amountOrNone')
    return Number(stored);
  return String(stored);
}

export const typedValues = (
  group: SettingGroup,
  stored: Readonly<Record<string, unknown>>,
): SettingValues =>
  Object.fromEntries(settingsOf(group).map(([name, kind]) => [name, typedOf(kind, stored[name])]));

/** What a value that was typed cannot be, by the field that is to blame. */
export type SettingFault = 'needed' | 'wrong';

const mayBeEmpty = new Set<RoomSetting>(['footer_text', 'address']);

/** What is stored of a value that was typed. */
export function storedOf(
  name: RoomSetting,
  kind: SettingKind,
  typed: SettingValue,
): { ok: true; value: unknown } | { ok: false; fault: SettingFault } {
  if (kind === 'words') {
    if (typeof typed !== 'object') return { ok: false, fault: 'wrong' };
    const said = Object.entries(typed).map(([language, words]) => [language, words.trim()]);
    const { [defaultLanguage]: first = '', ...others } = Object.fromEntries(said);
    if (first === '' && !mayBeEmpty.has(name)) return { ok: false, fault: 'needed' };
    const filled = Object.entries(others).filter(([, words]) => words !== '');
    return { ok: true, value: { [defaultLanguage]: first, ...Object.fromEntries(filled) } };
  }
  if (typeof typed === 'object') return { ok: false, fault: 'wrong' };
  if (kind === 'line') return { ok: true, value: String(typed).trim() };
  if (typeof kind === 'object')
    return kind.includes(String(typed))
      ? { ok: true, value: String(typed) }
      : { ok: false, fault: 'wrong' };
  if (typed === '')
    return kind === 'amountOrNone' ? { ok: true, value: null } : { ok: false, fault: 'needed' };
  const value = Number(typed);
  const isOne = Number.isFinite(value) && value >= 0 && (kind !== 'flag' || value <= 1);
  return isOne ? { ok: true, value } : { ok: false, fault: 'wrong' };
}
