import '@skillcert/ui/banner.css';
import '@skillcert/ui/photo-crop.css';
import '@skillcert/ui/photo-input.css';
import '@skillcert/ui/spinner.css';
import { defaultProgramme, isPhone } from '@skillcert/core';
import { Button, Field, Inline, PhotoCrop, Spinner, Stack, Text } from '@skillcert/ui';
import { problemText } from '../../client/problem-text.js';
import { useWords } from '../../words/use-words.js';
import type { PhotoState, PhotoUpload } from './use-photo.js';

interface PhotoFieldProps {
  readonly upload: PhotoUpload;
}

const { width_px: width, height_px: height } = defaultProgramme.photo;
// A phone offers its camera wherever it asks for a picture.
const hasOwnCamera = isPhone(navigator.userAgent);
// The server encodes it once more.
const quality = 0.95;

/**
 * The ID photo: taken or chosen, cropped by the candidate, shown, and sent at once. The server checks its size
 * again.
 */
export function PhotoField({ upload: { state, choose, remove, again } }: PhotoFieldProps) {
  const { t } = useWords();
  return (
    <Field group name="photo_id" label={t('form.photo')} hint={t('form.photo_hint')} required>
      <PhotoCrop
        // It is sent on its own, without a form.
        name=""
        photo={'photo' in state ? state.photo : null}
        alt={t('form.photo_preview')}
        output={{ width, height }}
        quality={quality}
        sharp
        camera={!hasOwnCamera}
        onPhotoChange={(photo) => (photo ? choose(photo) : remove())}
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
      default:
        return state satisfies never;
    }
  };
  return (
    <Inline>
      {state.at === 'sending' && <Spinner size="sm" />}
      <Text as="p" role="status" size="sm" tone={state.at === 'failed' ? 'danger' : 'muted'}>
        {words()}
      </Text>
    </Inline>
  );
}
