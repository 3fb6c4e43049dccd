import { Field, Page, TextInput } from '@skillcert/ui';
import { useState } from 'react';
import { useScreenTitle } from '../../src/shell/use-screen-title.js';

/** A screen with state: input typed here is gone when the view is made anew. */
export function PlainScreen() {
  const title = useScreenTitle();
  const [text, setText] = useState('');
  return (
    <Page title={title}>
      <Field name="note" label={title}>
        <TextInput value={text} onValueChange={setText} />
      </Field>
    </Page>
  );
}
