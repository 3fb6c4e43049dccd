import type { ClassRecord } from '@skillcert/api-client';
import { Descriptions, Drawer, Heading, SeatsBar, Stack, Text } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { EnrolLinkCard } from '../enrol-link/enrol-link-card.js';
import { enrolLinkOf } from '../enrol-link/enrol-link-of.js';
import { PosterButton } from '../enrol-link/poster-button.js';

interface UnitDrawerProps {
  readonly record: ClassRecord;
  readonly unitId: number;
  readonly onClose: () => void;
}

/** One unit of the class: its link, its candidates by state, and its contact. */
export function UnitDrawer({ record, unitId, onClose }: UnitDrawerProps) {
  const { t } = useWords();
  const { class_id, class_name } = record;
  const query = useCallQuery('class/fetchClassRecommendList', { class_id, unit_id: unitId });
  const unit = query.data;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={unit?.com_name ?? t('class.units.open')}
      description={class_name}
      state={contentState(query)}
      onRetry={() => query.refetch()}
    >
      {unit && (
        <Stack gap="lg">
          <SeatsBar taken={unit.taken} capacity={unit.quota} />
          <EnrolLinkCard
            link={enrolLinkOf(class_id, unit.unit_id)}
            name={unit.com_name}
            {...(record.status === 'enrolling' && { record })}
            actions={
              <PosterButton record={record} link={enrolLinkOf(class_id, unit.unit_id)} unit={unit.com_name} />
            }
            text={t(record.status === 'enrolling' ? 'class.units.link_text' : 'class.units.link_later')}
          />
          <Stack gap="sm">
            <Heading level={3}>{t('class.units.candidates')}</Heading>
            {unit.reviews.length === 0 ? (
              <Text tone="muted">{t('class.units.no_candidates')}</Text>
            ) : (
              <Descriptions
                layout="rows"
                items={unit.reviews.map(({ status, count }) => ({
                  id: status,
                  label: t(`review.status.${status}`),
                  value: t('class.units.candidate_count', { count }),
                }))}
              />
            )}
          </Stack>
          <Stack gap="sm">
            <Heading level={3}>{t('class.units.contact')}</Heading>
            <Descriptions
              items={[
                { id: 'com_code', label: t('class.units.com_code'), value: unit.com_code },
                { id: 'pi_name', label: t('class.contact_name'), value: unit.pi_name },
                { id: 'pi_phone', label: t('class.contact_phone'), value: unit.pi_phone },
                { id: 'pi_email', label: t('candidate.email'), value: unit.pi_email },
              ]}
            />
          </Stack>
        </Stack>
      )}
    </Drawer>
  );
}
