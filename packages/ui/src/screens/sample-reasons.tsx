import { defaultAdmission } from '@skillcert/core';
import { useState } from 'react';
import { CheckboxGroup, ConfirmDialog, Field, Select, Stack, Textarea } from '../index.js';
import { benchWords, reviewEventWords } from './sample-bench-words.js';
import type { SampleEnrolment } from './sample-enrolments.js';
import { partWords } from './sample-fact-words.js';
import { standing, useDocumentTitle, useReviewText } from './sample-review.js';
import { useLocalised, useSay } from './sample-say.js';

interface ReasonFieldProps {
  label: string;
  /** The subjects of the reason, as the texts of the configuration name them. */
  about: readonly string[];
  value: string;
  onValueChange: (text: string) => void;
  required?: boolean;
  /** Whether missing input is reported. */
  asked: boolean;
}

/** A reason that is picked from the configuration's texts, written, or both. */
function ReasonField({ label, about, value, onValueChange, required = true, asked }: ReasonFieldProps) {
  const t = useSay(benchWords);
  const localised = useLocalised();
  const texts = defaultAdmission.review_texts
    .filter((each) => each.about.some((part) => about.includes(part)))
    .map(({ id, text }) => ({ id, text: localised(text) }));
  return (
    <Stack gap="xs">
      {texts.length > 0 && (
        <Select
          aria-label={t('pick_text_for', { reason: label })}
          placeholder={t('pick_text')}
          value={texts.find(({ text }) => text === value)?.id ?? ''}
          options={texts.map(({ id, text }) => ({ value: id, label: text }))}
          onValueChange={(id) => onValueChange(texts.find((each) => each.id === id)?.text ?? value)}
        />
      )}
      <Field
        label={label}
        required={required}
        error={asked && required && value.trim() === '' ? t('reason_required') : undefined}
      >
        <Textarea value={value} onValueChange={onValueChange} maxLength={500} rows={2} />
      </Field>
    </Stack>
  );
}

interface ReasonDialogProps {
  title: string;
  description: string;
  label: string;
  about: readonly string[];
  required?: boolean;
  tone?: 'accent' | 'danger';
  onClose: () => void;
  onGive: () => void;
}

/** Asks for the reason of a decision. */
export function ReasonDialog({ title, description, tone, onClose, onGive, ...field }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const confirm = () => {
    setAsked(true);
    if (field.required !== false && reason.trim() === '') return false;
    return onGive();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      confirmLabel={title}
      {...(tone && { tone })}
      onConfirm={confirm}
    >
      <ReasonField {...field} asked={asked} value={reason} onValueChange={setReason} />
    </ConfirmDialog>
  );
}

interface ReturnDialogProps {
  enrolment: SampleEnrolment;
  onClose: () => void;
  onReturn: () => void;
}

/** Asks for the corrections and their reasons, document by document; documents already returned are preset. */
export function ReturnDialog({ enrolment, onClose, onReturn }: ReturnDialogProps) {
  const t = useSay(benchWords);
  const title = useSay(reviewEventWords)('return');
  const documentTitle = useDocumentTitle();
  const reviewText = useReviewText();
  const documents = standing(enrolment);
  const kinds = documents.map(({ kind }) => kind);
  const returned = documents.filter(({ verdict }) => verdict === 'returned');
  const [chosen, choose] = useState<readonly string[]>(returned.map(({ kind }) => kind));
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(returned.map(({ kind, text_id }) => [kind, reviewText(text_id)])),
  );
  const [asked, setAsked] = useState(false);
  const confirm = () => {
    setAsked(true);
    if (chosen.length === 0 || chosen.some((document) => !reasons[document]?.trim())) return false;
    return onReturn();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      description={t('return_text')}
      confirmLabel={title}
      onConfirm={confirm}
    >
      <Stack>
        <Field
          label={t('returned_for')}
          required
          group
          error={asked && chosen.length === 0 ? t('return_none') : undefined}
        >
          <CheckboxGroup
            value={chosen}
            onValueChange={choose}
            options={[...kinds, ...Object.keys(partWords)].map((each) => ({
              value: each,
              label: documentTitle(each),
            }))}
          />
        </Field>
        {chosen.map((document) => (
          <ReasonField
            key={document}
            label={t('return_reason', { document: documentTitle(document) })}
            about={kinds.includes(document) ? ['document', document] : [document]}
            asked={asked}
            value={reasons[document] ?? ''}
            onValueChange={(text) => setReasons((before) => ({ ...before, [document]: text }))}
          />
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
