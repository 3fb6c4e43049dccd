import '@skillcert/ui/tabs.css';
import { guidanceRoles } from '@skillcert/core';
import { Tabs } from '@skillcert/ui';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../messages/words-state.js';
import { ScreenPage } from '../../shell/screen-page.js';
import { useRoles } from '../../state/use-profile.js';
import { ArticleView } from './articles/article-view.js';
import { LinkList } from './links/link-list.js';

const views = { articles: ArticleView, links: LinkList } as const;

/** The recommendation guidance: its articles, and for an institution its enrolment links with their results. */
export function PromotionScreen() {
  const { t } = useWords();
  const roles = useRoles();
  const holdsLinks = guidanceRoles.link_holders.some((role) => roles.includes(role));
  const [params, setParams] = useSearchParams();
  const view = holdsLinks && params.get('view') === 'links' ? 'links' : 'articles';
  const View = views[view];
  return (
    <ScreenPage description={t(holdsLinks ? 'promotion.text' : 'promotion.written_text')}>
      {holdsLinks ? (
        <Tabs
          label={t('promotion.views')}
          value={view}
          // Page, filters and the open record belong to one view: the other begins anew.
          onValueChange={(next) => setParams({ view: next }, { replace: true })}
          items={(['articles', 'links'] as const).map((id) => ({
            id,
            label: t(`promotion.view.${id}`),
            ...(id === view ? { content: <View /> } : {}),
          }))}
        />
      ) : (
        <View />
      )}
    </ScreenPage>
  );
}
