-- What must be the same in a restored database: rows of each table, and money.
select 'rows ' || relname || ' ' ||
  (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from public.%I', relname), false, true, '')))[1]::text
from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
union all select 'orders ' || coalesce(sum(order_amount), 0) from orders
union all select 'wallets ' || coalesce(sum(wallet_balance), 0) from customers
union all select 'points ' || coalesce(sum(loyalty_point), 0) from customers
order by 1;
