/**
 * Returns an nginx configuration like deploy/nginx.conf for servers on these ports. It answers 503
 * with Retry-After where a server breaks off.
 */
export const createNginxConfig = (
  folder: string,
  port: number,
  serverPorts: readonly number[],
): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream lectern {
${serverPorts.map((serverPort) => `    server 127.0.0.1:${String(serverPort)} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${String(port)};
    client_max_body_size 200m;
    location / {
      proxy_pass http://lectern;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Request-Id $request_id;
      proxy_connect_timeout 2s;
      proxy_read_timeout 90s;
      proxy_next_upstream error timeout http_503;
      proxy_next_upstream_tries 3;
      error_page 502 504 =503 /unavailable;
    }
    location = /unavailable {
      internal;
      add_header Retry-After 1 always;
      return 503;
    }
  }
}
`;
