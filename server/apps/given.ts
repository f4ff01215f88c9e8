export interface Given {
  /** '' when missing. */
  text(name: string): string;
  /** Null when missing or no number. */
  number(name: string): number | null;
  isOn(name: string): boolean;
  /** A value that may have been written as the text of its JSON. */
  json(name: string): unknown;
  list(name: string): unknown[];
  files(name: string): File[];
  has(name: string): boolean;
}

const asText = (value: unknown) =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

export function givenIn(fields: ReadonlyMap<string, unknown>): Given {
  const text = (name: string) => asText(fields.get(name));
  const json = (name: string) => parsed(fields.get(name));
  return {
    text,
    number: (name) => {
      const value = text(name);
      return value === '' || !Number.isFinite(Number(value)) ? null : Number(value);
    },
    isOn: (name) => ['1', 'true', 'on'].includes(String(fields.get(name) ?? '').toLowerCase()),
    json,
    list: (name) => {
      const value = json(name);
      return Array.isArray(value) ? value : [];
    },
    files: (name) =>
      [fields.get(`${name}[]`) ?? fields.get(name)]
        .flat()
        .flatMap((value) => (value instanceof File && value.size > 0 ? [value] : [])),
    has: (name) => text(name) !== '',
  };
}

/** Fields of a form; those named `image[]` are lists, however many there are. */
function fieldsOfForm(form: FormData): [string, unknown][] {
  return [...new Set(form.keys())].map((name) => [
    name,
    name.endsWith('[]') ? form.getAll(name) : form.get(name),
  ]);
}

/**
 * Reads a call's fields; those of the body count before those of the query.
 * @throws SyntaxError for a body that is neither JSON nor a form
 */
export async function readGiven(request: Request): Promise<Given> {
  const fields = new Map<string, unknown>(new URL(request.url).searchParams);
  const kind = request.headers.get('content-type')?.toLowerCase() ?? '';
  if (request.method !== 'GET' && /^(multipart\/form-data|application\/x-www-form)/.test(kind)) {
    for (const [name, value] of fieldsOfForm(await request.formData())) fields.set(name, value);
    return givenIn(fields);
  }
  const body = request.method === 'GET' ? '' : (await request.text()).trim();
  const value: unknown = body === '' ? {} : JSON.parse(body);
  if (typeof value === 'object' && value !== null) {
    for (const [name, entry] of Object.entries(value)) fields.set(name, entry);
  }
  return givenIn(fields);
}
