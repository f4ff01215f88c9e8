import { useLingui } from '@lingui/react/macro';
import { Input, PinInput } from '@mantine/core';
import {
  type ClipboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import classes from './CodeInput.module.css';
import { focusWrong } from './focusFirstError';

export const codeLength = 6;

const anyDigits = /^[\d٠-٩۰-۹]+$/u;

/** Only the digits of a text, as 0 to 9, whichever script they are written in. */
const digitsOf = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '');

interface CodeInputProps {
  value: string;
  onChange: (code: string) => void;
  label: ReactNode;
  error?: ReactNode;
  /** A toast says the error: the boxes, which get the focus with it, do not say it once more. */
  isErrorSaid?: boolean;
  /** A button that waits for the whole code takes no Enter before. */
  onEnter: () => void;
  /** Nothing can be typed while a code is checked; the focus stays where it is. */
  isChecking?: boolean;
}

/**
 * Six boxes for a code (OTP-01, OTP-02): a pasted message fills them, phones offer the code that has just
 * arrived, and they run from left to right in every language.
 */
export function CodeInput({
  value,
  onChange,
  label,
  error,
  isErrorSaid = false,
  onEnter,
  isChecking = false,
}: CodeInputProps) {
  const { t } = useLingui();
  const labelId = useId();
  const errorId = useId();
  const boxes = useRef<HTMLDivElement>(null);
  const isWrong = Boolean(error);
  // What is to be typed, or typed anew, is where the keys go.
  const next = isErrorSaid ? 0 : value.length % codeLength;
  const focusNext = useEffectEvent(() =>
    focusWrong(boxes.current?.querySelectorAll('input')[next] ?? null),
  );
  useEffect(() => {
    if (isWrong) focusNext();
  }, [isWrong]);
  const paste = (event: ClipboardEvent) => {
    const digits = digitsOf(event.clipboardData.getData('text/plain'));
    if (!digits) return;
    event.preventDefault();
    onChange(digits.slice(0, codeLength));
  };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={isErrorSaid ? isWrong : error}
      errorProps={{ id: errorId }}
    >
      <PinInput
        className={classes.boxes}
        classNames={{ pinInput: classes.box }}
        length={codeLength}
        type={anyDigits}
        value={value}
        onChange={(typed) => onChange(digitsOf(typed))}
        error={isWrong}
        readOnly={isChecking}
        rootRef={boxes}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
        }}
        placeholder=""
        size="lg"
        autoFocus
        aria-labelledby={labelId}
        aria-describedby={error && !isErrorSaid ? errorId : undefined}
        getInputProps={(index) => ({
          // Given here and not as a property of the whole: with that, Enter would not submit.
          inputMode: 'numeric',
          'aria-label': t`Digit ${index + 1} of ${codeLength}`,
          'data-autofocus': index === 0 || undefined,
          onPaste: paste,
        })}
      />
      {isErrorSaid && <Input.Error>{error}</Input.Error>}
    </Input.Wrapper>
  );
}
