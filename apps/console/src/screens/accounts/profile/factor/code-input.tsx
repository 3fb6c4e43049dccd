import { limits } from '@skillcert/core';
import { TextInput, type TextInputProps } from '@skillcert/ui';

/**
 * A field for a code of the app or a recovery code. A recovery code has letters, so no keypad of digits is
 * requested.
 */
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
