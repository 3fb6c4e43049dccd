import '@skillcert/ui/stat.css';
import type { LinkRow } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Banner, Drawer, Heading, Inline, Stack, Stat, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { EnrolLinkCard } from '../../class/enrol-link/enrol-link-card.js';
import { enrolLinkOf } from '../../class/enrol-link/enrol-link-of.js';
import { PosterButton } from '../../class/enrol-link/poster-button.js';
import { linkFigures } from './link-figures.js';
import { VisitsChart } from './visits-chart.js';

interface LinkDrawerProps {
  readonly link: LinkRow;
  /** The day that it is where the programme is. */
  readonly today: string;
  readonly onClose: () => void;
}

/**
 * One link: to copy, to scan, as a poster, with its obstacle for visitors, its visits and their outcomes. A closed
 * link has its results alone.
 */
export function LinkDrawer({ link: row, today, onClose }: LinkDrawerProps) {
  const { t } = useWords();
  const { class_id, class_name, unit_id, com_name, link_state } = row;
  const link = enrolLinkOf(class_id, unit_id ?? undefined);
  const unit = com_name === null ? {} : { unit: com_name };
  return (
    <Drawer open onOpenChange={onClose} title={class_name} description={com_name ?? undefined}>
      <Stack gap="lg">
        {(link_state === 'paused' || link_state === 'full' || link_state === 'closed') && (
          <Banner tone="info">{t(`promotion.link_${link_state}`)}</Banner>
        )}
        {link_state !== 'closed' && (
          <EnrolLinkCard
            link={link}
            name={com_name ?? class_name}
            text={t('promotion.link_text')}
            {...(link_state === 'soon' && { record: row })}
            actions={<PosterButton record={row} link={link} {...unit} />}
          />
        )}
        <Stack gap="sm">
          <Heading level={3}>{t('promotion.results')}</Heading>
          <Inline gap="xl" align="start">
            {linkFigures.map((name) => (
              <Stat key={name} label={t(`promotion.${name}`)} value={row[name]} />
            ))}
          </Inline>
          <Text size="sm" tone="muted">
            {t('promotion.begun_hint', { days: limits.draft_life_days })}
          </Text>
        </Stack>
        <VisitsChart visits={row.visits_by_day} today={today} />
      </Stack>
    </Drawer>
  );
}
