-- Which server runs a recurring job at the moment: a lease that runs out, so that a server that died holds nothing.
create table job_lease (
  name text primary key,
  locked_until timestamptz not null,
  holder text not null
);
