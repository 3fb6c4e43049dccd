'use client';
import { limits } from '@skillcert/core';
import { useEffect, useState } from 'react';
import { Button } from '../button/button.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { TextInput, type TextInputProps } from '../text-input/text-input.js';

export interface VerifyCodeInputProps extends Omit<TextInputProps, 'type' | 'maxLength' | 'inputMode'> {
  /** Asks for a code. When the promise resolves the countdown starts; `false` means it was not sent. */
  onSend: () => Promise<unknown>;
  /** Seconds until the code may be asked for again. */
  wait?: number;
  length?: number;
  /** The phone is not valid yet, so nothing can be sent. */
  sendDisabled?: boolean;
  /** Called when the last digit is typed or the code is pasted. */
  onComplete?: (code: string) => void;
}

/** A code from a message: one field that takes paste and the phone's suggestion, and the button that sends it. */
export function VerifyCodeInput({
  onSend,
  wait = limits.code_resend_seconds,
  length = limits.code_digits,
  sendDisabled = false,
  onValueChange,
  onComplete,
  ...rest
}: VerifyCodeInputProps) {
  const { words } = useSkillcert();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (sentAt === null) return;
    const tick = () => setLeft(Math.max(0, Math.ceil(wait - (Date.now() - sentAt) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [sentAt, wait]);
  return (
    <span className="sc-verify-code">
      <TextInput
        {...rest}
        inputMode="numeric"
        autoComplete="one-time-code"
        // A code pasted from a message may have blanks between its digits.
        maxLength={length * 2}
        onValueChange={(text) => {
          const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
          onValueChange?.(digits);
          if (digits.length === length) onComplete?.(digits);
        }}
      />
      <Button
        disabled={sendDisabled || left > 0}
        onClick={async () => {
          if ((await onSend()) !== false) setSentAt(Date.now());
        }}
      >
        {left > 0 ? words.resendIn(left) : words.sendCode}
      </Button>
      <span className="sc-verify-code-status" role="status">
        {sentAt !== null && words.codeSent}
      </span>
    </span>
  );
}
