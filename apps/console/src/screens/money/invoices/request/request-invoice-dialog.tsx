import { limits, specialInvoiceFields } from '@skillcert/core';
import '@skillcert/ui/radio-group.css';
import {
  Button,
  Checkbox,
  ConfirmDialog,
  Field,
  Inline,
  RadioGroup,
  Select,
  Stack,
  TextInput,
} from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { useInvoiceRequest } from './use-invoice-request.js';

interface RequestInvoiceDialogProps {
  readonly paymentIds: readonly number[];
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

const kinds = ['ordinary', 'special'] as const;
const ofUnit = ['title', 'tax_no'] as const;

function BuyerFields({ request }: { readonly request: ReturnType<typeof useInvoiceRequest> }) {
  const { t } = useWords();
  const { typed, problems } = request;
  const fields = typed.kind === 'special' ? [...ofUnit, ...specialInvoiceFields] : ofUnit;
  return (
    <>
      {fields.map((field) => {
        const problem = problems[field];
        return (
          <Field key={field} label={t(`invoices.${field}`)} required error={problem && t(`field.${problem}`)}>
            <TextInput
              value={typed[field]}
              onValueChange={(text) => request.change(field, text)}
              maxLength={limits.invoice_title_length_max}
              autoComplete="off"
            />
          </Field>
        );
      })}
      {request.keeps && (
        <Checkbox checked={request.keep} onCheckedChange={request.setKeep} label={t('invoices.keep')} />
      )}
    </>
  );
}

/** Requests one invoice over the chosen payments, in the name of a unit. The server decides the amount. */
export function RequestInvoiceDialog({ paymentIds, onClose, onAsked }: RequestInvoiceDialogProps) {
  const { t } = useWords();
  const request = useInvoiceRequest(paymentIds);
  const { typed, titleId } = request;
  const send = async () => {
    const done = await request.send();
    if (done) onAsked();
    return done;
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('invoices.request')}
      description={t('invoices.request_text', { count: paymentIds.length })}
      confirmLabel={t('invoices.request')}
      onConfirm={send}
    >
      <Stack>
        <Field label={t('invoices.kind')} required group>
          <RadioGroup
            value={typed.kind}
            onValueChange={(kind) => request.change('kind', kind)}
            options={kinds.map((each) => ({ value: each, label: t(`invoices.kind_${each}`) }))}
          />
        </Field>
        {request.titles.length > 0 && (
          <Field label={t('invoices.book')}>
            <Select
              placeholder={t('invoices.book_new')}
              value={titleId === undefined ? '' : String(titleId)}
              onValueChange={(chosen) => request.choose(Number(chosen) || undefined)}
              options={request.titles.map(({ title_id, title, tax_no }) => ({
                value: String(title_id),
                label: `${title} ${tax_no}`,
              }))}
            />
          </Field>
        )}
        {titleId === undefined ? (
          <BuyerFields request={request} />
        ) : (
          <Inline>
            <Button size="small" variant="ghost" onClick={() => request.removeTitle(titleId)}>
              {t('invoices.remove_title')}
            </Button>
          </Inline>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
