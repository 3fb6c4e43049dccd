import type { OpenClass } from '@skillcert/api-client';
import { Descriptions, ImageFrame, Stack } from '@skillcert/ui';
import { useFileAddress } from '../../../client/use-file-address.js';
import { feeOf, feeText } from '../../../words/fee-text.js';
import { formatDate } from '../../../words/format-moment.js';
import { levelTitle } from '../../../words/level-title.js';
import { useWords } from '../../../words/use-words.js';
import { type CandidateValues, toWire } from '../../candidate-form/candidate-values.js';
import type { PhotoState } from '../../candidate-form/use-photo.js';
import { documentTitle } from '../../materials/condition-words.js';
import type { Materials } from '../../materials/use-materials.js';
import type { Choices } from '../use-choices.js';

interface EnteredPersonProps {
  readonly values: CandidateValues;
  readonly phone_masked: string;
}

/** Identity as it will be sent. */
export function EnteredPerson({ values, phone_masked }: EnteredPersonProps) {
  const { t, language } = useWords();
  const { name, id_type, id_card, birth, gender } = toWire(values);
  return (
    <Descriptions
      layout="rows"
      items={[
        { id: 'name', label: t('form.name'), value: name },
        { id: 'phone', label: t('form.phone'), value: phone_masked },
        { id: 'id_type', label: t('form.id_type'), value: t(`form.id_type_${id_type}`) },
        { id: 'id_card', label: t('form.id_card'), value: id_card },
        { id: 'birth', label: t('form.birth'), value: formatDate(birth, language) },
        { id: 'gender', label: t('form.gender'), value: gender && t(`form.gender_${gender}`) },
      ]}
    />
  );
}

interface EnteredWorkProps {
  readonly values: CandidateValues;
}

/** Work as it will be sent. */
export function EnteredWork({ values }: EnteredWorkProps) {
  const { t } = useWords();
  const { employer, job, email } = toWire(values);
  const none = t('form.empty');
  return (
    <Descriptions
      layout="rows"
      items={[
        { id: 'employer', label: t('form.employer'), value: employer || none },
        { id: 'job', label: t('form.job'), value: job || none },
        { id: 'email', label: t('form.email'), value: email || none },
      ]}
    />
  );
}

type Certificate = ReturnType<Materials['wire']>['certificate'];

/** The earlier certificate as it will be sent; nothing where the level asks for none. */
const certificateItems = (certificate: Certificate, { t, language }: ReturnType<typeof useWords>) => {
  if (certificate === undefined) return [];
  const label = t('conditions.held');
  if (!certificate) return [{ id: 'certificate', label, value: t('conditions.held_none') }];
  const { level, number, issued_on } = certificate;
  const facts = [levelTitle(level, language), number, formatDate(issued_on, language)];
  return [{ id: 'certificate', label, value: facts.join(' · ') }];
};

interface EnteredTypeProps {
  readonly open: OpenClass;
  readonly values: CandidateValues;
  readonly materials: Materials;
  readonly photo: PhotoState;
  readonly choices: Choices;
}

/** Education, documents, photo and types as they will be sent, and the fee. */
export function EnteredType({ open, values, materials, photo, choices }: EnteredTypeProps) {
  const words = useWords();
  const { t, language } = words;
  const { enroll_type, study_type } = choices;
  const { education } = values;
  const { work_years, certificate } = materials.wire();
  const address = useFileAddress('photo' in photo ? photo.photo : undefined);
  return (
    <Stack gap="md">
      {address && <ImageFrame src={address} alt={t('form.photo_preview')} ratio="295/413" width="sm" />}
      <Descriptions
        layout="rows"
        items={[
          {
            id: 'education',
            label: t('form.education'),
            value: education && t(`form.education_${education}`),
          },
          ...(work_years === undefined
            ? []
            : [{ id: 'work_years', label: t('conditions.work_years'), value: String(work_years) }]),
          ...certificateItems(certificate, words),
          {
            id: 'documents',
            label: t('conditions.documents'),
            value: materials.kinds
              .map((kind) => {
                const names = materials.filesOf(kind).map(({ name }) => name);
                return `${documentTitle(kind, language)}${names.length > 0 ? `: ${names.join(', ')}` : ''}`;
              })
              .join(' · '),
          },
          {
            id: 'enroll_type',
            label: t('form.enroll_type'),
            value: enroll_type && t(`form.enroll_type_${enroll_type}`),
          },
          {
            id: 'study_type',
            label: t('form.study_type'),
            value: study_type && t(`form.study_type_${study_type}`),
          },
          {
            id: 'fee',
            label: t('list.fee'),
            value: feeText(feeOf(open, enroll_type), open.currency, words),
          },
        ]}
      />
    </Stack>
  );
}
