import type { ClassRecord } from '@skillcert/api-client';
import { Button, Heading, Inline, Stack, Text } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { completeWords, useWords } from '../../../messages/words-state.js';
import { useProfile } from '../../../state/use-profile.js';
import { runningRoles } from '../class-rights.js';

const ClassExports = lazy(async () => {
  const [part] = await Promise.all([import('./class-exports.js'), completeWords('taken')]);
  return { default: part.ClassExports };
});

/** The exports of a class, for those who run it: loaded on request. */
export function ClassExportsPart({ record: { class_id } }: { readonly record: ClassRecord }) {
  const { t } = useWords();
  const profile = useProfile();
  const [isShown, setShown] = useState(false);
  if (runningRoles(profile, class_id).length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('class.form.taken.title')}</Heading>
      <Text>{t('class.form.taken.text')}</Text>
      {isShown ? (
        <Suspense>
          <ClassExports class_id={class_id} />
        </Suspense>
      ) : (
        <Inline>
          <Button onClick={() => setShown(true)}>{t('class.form.taken.show')}</Button>
        </Inline>
      )}
    </Stack>
  );
}
