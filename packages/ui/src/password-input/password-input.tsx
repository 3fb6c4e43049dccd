'use client';
import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { TextInput, type TextInputProps } from '../text-input/text-input.js';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'autoComplete'> {
  autoComplete?: 'current-password' | 'new-password';
}

/** A password with a reveal button and a caps-lock hint read from the real modifier. */
export function PasswordInput({
  autoComplete = 'current-password',
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordInputProps) {
  const { words } = useSkillcert();
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const read = (event: KeyboardEvent<HTMLInputElement>) => setCaps(event.getModifierState('CapsLock'));
  return (
    <span className="sc-password">
      <span className="sc-input-group">
        <TextInput
          {...rest}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={(event) => {
            read(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            read(event);
            onKeyUp?.(event);
          }}
          onBlur={(event) => {
            setCaps(false);
            onBlur?.(event);
          }}
        />
        <span className="sc-input-after">
          <IconButton
            size="small"
            label={shown ? words.hidePassword : words.showPassword}
            disabled={rest.disabled}
            icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => setShown(!shown)}
          />
        </span>
      </span>
      <span className="sc-password-caps" role="status">
        {caps && words.capsLock}
      </span>
    </span>
  );
}
