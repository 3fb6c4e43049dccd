-- The last number that begins so, of whatever is counted by its beginning: certificates, and now the codes of classes, which were looked
-- up as the highest of the year. Whoever takes one waits for whoever has just taken one.
alter table certificate_series rename to prefix_series;
alter table prefix_series add column series text not null default 'certificate' check (series in ('certificate', 'class'));
alter table prefix_series alter column series drop default;
alter table prefix_series drop constraint certificate_series_pkey;
alter table prefix_series add primary key (series, prefix);

insert into prefix_series (series, prefix, last)
select 'class', part[1], max(part[2]::bigint)
from class, regexp_match(code, '^(.*[^0-9])([0-9]{1,8})$') as part
where part is not null and part[2]::bigint > 0
group by part[1];
