let isPressed = false;
const note = (pressed: boolean) => () => {
  isPressed = pressed;
};
window.addEventListener('pointerdown', note(true), { capture: true });
for (const end of ['pointerup', 'pointercancel'] as const)
  window.addEventListener(end, note(false), { capture: true });

/** Runs `work` when the press under way has become a click: a line that appears in between moves the button away. */
function afterPress(work: () => void): void {
  if (isPressed) window.addEventListener('pointerup', () => setTimeout(work), { once: true });
  else work();
}

interface Form {
  getValues: () => object;
  validateField: (path: never) => unknown;
}

/** Judges a field that was left, once something is in it. */
export function judgeLeft(form: Form, field: string): void {
  afterPress(() => {
    if (Reflect.get(form.getValues(), field)) form.validateField(field as never);
  });
}

/** For `useForm`: what is wrong is told when its field is left, and never takes the click that left it. */
export const blurRules = {
  enhanceGetInputProps: ({ form, field }: { form: Form; field: unknown }) => ({
    onBlur: () => judgeLeft(form, String(field)),
  }),
};
