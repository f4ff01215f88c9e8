import * as v from 'valibot';
import type { Deed, Forced, LocalText } from '../../../charts/paths/scripts/script';

const refusal = v.object({ errors: v.array(v.object({ code: v.string() })) });

/** What a tester reads about an answer, and what is filled in at the switch. */
function turned(answer: Forced): {
  readonly what: LocalText;
  readonly fields: Record<string, string>;
} {
  if ('dead' in answer)
    return {
      what: { en: 'no connection', ar: 'لا اتصال', es: 'sin conexión' },
      fields: { answer: 'dead' },
    };
  if (!('status' in answer))
    return {
      what: { en: 'its own answer', ar: 'جوابه هو', es: 'su propia respuesta' },
      fields: { answer: 'slow' },
    };
  const { status, body } = answer;
  if (status >= 500)
    return {
      what: {
        en: `trouble at the shop (${status})`,
        ar: `عطل في المتجر (${status})`,
        es: `un fallo de la tienda (${status})`,
      },
      fields: { answer: 'own', status: String(status), body: JSON.stringify(body) },
    };
  const refused = v.safeParse(refusal, body);
  const code = refused.success ? refused.output.errors[0]?.code : undefined;
  const text = code ?? JSON.stringify(body);
  const shown = `${status} ${text}`;
  return {
    what: { en: shown, ar: shown, es: shown },
    fields: { answer: 'own', status: String(status), body: text },
  };
}

/** The switch of the demo, filled in by a link. */
export function force(answer: Forced, isLate: boolean): Deed {
  const { what, fields } = turned(answer);
  const { call } = answer;
  const link = `/demo/switch?${new URLSearchParams({ call, ...fields, ...(isLate && { late: 'on' }) })}`;
  const late = isLate
    ? { en: ', after 5 seconds', ar: '، بعد 5 ثوانٍ', es: ', tras 5 segundos' }
    : null;
  return {
    say: {
      en: `Open {page}, let the next “${call}” be answered: ${what.en}${late?.en ?? ''}; press “Add”`,
      ar: `افتح {page} واجعل جواب «${call}» القادم: ${what.ar}${late?.ar ?? ''}، ثم اضغط «أضف»`,
      es: `Abre {page}, haz que el próximo «${call}» reciba: ${what.es}${late?.es ?? ''}; pulsa «Añadir»`,
    },
    link,
  };
}
