import '@skillcert/ui/photo-input.css';
import '@skillcert/ui/spinner.css';
import { defaultProgramme } from '@skillcert/core';
import { Button, Field, Inline, PhotoInput, Spinner, Stack, Text } from '@skillcert/ui';
import { problemText } from '../../client/problem-text.js';
import { useWords } from '../../words/use-words.js';
import type { PhotoState, PhotoUpload } from './use-photo.js';

interface PhotoFieldProps {
  readonly upload: PhotoUpload;
}

/** The ID photo: taken or chosen, shown, and sent at once. */
export function PhotoField({ upload: { state, choose, again } }: PhotoFieldProps) {
  const { t } = useWords();
  return (
    <Field name="photo_id" label={t('form.photo')} hint={t('form.photo_hint')} required>
      <PhotoInput
        photo={'photo' in state ? state.photo : null}
        alt={t('form.photo_preview')}
        onPhotoChange={(file) => file && choose(file)}
      />
      <Stack gap="sm">
        <PhotoProgress state={state} />
        {state.at === 'failed' && (
          <Inline>
            <Button onClick={again}>{t('form.photo_again')}</Button>
          </Inline>
        )}
      </Stack>
    </Field>
  );
}

interface PhotoProgressProps {
  readonly state: PhotoState;
}

function PhotoProgress({ state }: PhotoProgressProps) {
  const { t } = useWords();
  const { width_px: width, height_px: height } = defaultProgramme.photo;
  const words = () => {
    switch (state.at) {
      case 'none':
        return '';
      case 'sending':
        return t('form.photo_uploading');
      case 'sent':
        return t('form.photo_sent');
      case 'failed':
        return `${t('form.photo_failed')} ${problemText(t, state.problem)}`;
      case 'unreadable':
        return t('form.photo_unreadable');
      case 'too_small':
        return t('form.photo_small', { width, height });
      default:
        return state satisfies never;
    }
  };
  const failed = state.at === 'failed' || state.at === 'unreadable' || state.at === 'too_small';
  return (
    <Inline>
      {state.at === 'sending' && <Spinner size="sm" />}
      <Text as="p" role="status" size="sm" tone={failed ? 'danger' : 'muted'}>
        {words()}
      </Text>
    </Inline>
  );
}
