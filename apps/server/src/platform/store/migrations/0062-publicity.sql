-- Since when the results of a class are on display. The clock ends that once the time to ask for a recheck is over; a class whose results are taken
-- back and displayed anew begins it anew.
alter table class add column publicity_at timestamptz;
update class set publicity_at = updated_at where status = 'publicity';
