import { limits } from '@skillcert/core';
import { TextInput, type TextInputProps } from '@skillcert/ui';

/** A code of the app or a recovery code, as it is typed. Both kinds go in, so no keypad of digits. */
export function CodeInput(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.factor_code_length_max}
    />
  );
}
