'use client';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { Field } from '../field/field.js';
import { usePartWords } from '../internal/use-part-words.js';
import { PasswordInput } from '../password-input/password-input.js';
import { pdfPreviewWords } from './pdf-preview-words.js';

interface PdfPasswordProps {
  answer: 'none' | 'trying' | 'wrong';
  onPassword: (password: string) => void;
}

/** Asks for the password of a document. It is no form of its own: there may be one around it. */
export function PdfPassword({ answer, onPassword }: PdfPasswordProps) {
  const own = usePartWords('pdfPreview', pdfPreviewWords);
  const [password, setPassword] = useState('');
  const open = () => {
    if (password) onPassword(password);
  };
  return (
    <div className="sc-pdf-preview-locked">
      <Field
        label={own.password}
        hint={own.locked}
        error={answer === 'wrong' ? own.wrongPassword : undefined}
        required
      >
        <PasswordInput
          name=""
          value={password}
          onValueChange={setPassword}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            open();
          }}
        />
      </Field>
      <Button variant="primary" busy={answer === 'trying'} onClick={open}>
        {own.open}
      </Button>
    </div>
  );
}
