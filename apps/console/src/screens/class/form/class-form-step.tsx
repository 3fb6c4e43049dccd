import { Heading, Stack, Text } from '@skillcert/ui';
import { timeZoneName } from '../../../forms/wall-time.js';
import { useWords } from '../../../messages/words-state.js';
import { DateDoubts } from '../date-doubts.js';
import { ClassAboutFields } from './class-about-fields.js';
import { ClassCheck } from './class-check.js';
import { ClassContactFields } from './class-contact-fields.js';
import { ClassDateFields } from './class-date-fields.js';
import { ClassFileFields } from './class-file-fields.js';
import { ClassSeatFields } from './class-seat-fields.js';
import type { useClassDraft } from './use-class-draft.js';

export function ClassFormStep({ draft }: { readonly draft: ReturnType<typeof useClassDraft> }) {
  const { t, language } = useWords();
  const { step, control, saved } = draft;
  switch (step) {
    case 'about':
      return <ClassAboutFields control={control} />;
    case 'dates':
      return (
        <Stack>
          <Text tone="muted" size="sm">
            {t('class.form.time_zone', { zone: timeZoneName(language) })}
          </Text>
          <ClassDateFields control={control} />
          <DateDoubts record={saved} />
        </Stack>
      );
    case 'seats':
      return (
        <Stack gap="lg">
          <ClassSeatFields control={control} />
          <Stack>
            <Heading level={3}>{t('class.form.contacts')}</Heading>
            <Text tone="muted" size="sm">
              {t('class.form.contacts_hint')}
            </Text>
            <ClassContactFields control={control} />
          </Stack>
        </Stack>
      );
    case 'files':
      return <ClassFileFields record={saved} />;
    case 'check':
      return <ClassCheck record={saved} />;
    default:
      return step satisfies never;
  }
}
