"""Started by `swiftServer.ts` with a folder and a port: OpenStack Swift with its S3 interface, whole in one process, as Swift's own functional
tests run it. It says `ready` on its standard output, and ends with its standard input."""

import os
import sys

import eventlet
from eventlet import wsgi
from swift.common import utils, wsgi as swift_wsgi
from swift.common.ring import RingBuilder

folder, port = sys.argv[1], int(sys.argv[2])
utils.eventlet_monkey_patch()

HASHES = "[swift-hash]\nswift_hash_path_suffix = edicola\n[storage-policy:0]\nname = one\ndefault = yes\n"
COMMON = f"[DEFAULT]\nswift_dir = {folder}\ndevices = {folder}\nmount_check = false\nbind_ip = 127.0.0.1\ndisable_fallocate = true\nlog_level = ERROR\n"
# `auditor`, `replicator` and the like are left out: there is one copy of everything, for as long as the tests run.
STORAGE = "[pipeline:main]\npipeline = server\n[app:server]\nuse = egg:swift#{kind}\n"
# What asks for a cache finds one that never has anything: nobody listens at port 1.
PROXY = """[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_edicola_writer = secret-of-the-writer .admin
user_edicola_reader = secret-of-the-reader
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
"""


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


def serve(listener, config):
    app = swift_wsgi.loadapp(config, global_conf={"log_name": os.path.basename(config)})
    # The loop of one server must not wait for a client that has gone.
    eventlet.spawn(wsgi.server, listener, app, log=open(os.devnull, "w"), protocol=swift_wsgi.SwiftHttpProtocol, socket_timeout=60)


write("swift.conf", HASHES)
os.makedirs(os.path.join(folder, "disk"), exist_ok=True)
utils.set_swift_dir(folder)
for kind in ("account", "container", "object"):
    listener = eventlet.listen(("127.0.0.1", 0))
    builder = RingBuilder(part_power=1, replicas=1, min_part_hours=0)
    place = {"ip": "127.0.0.1", "port": listener.getsockname()[1], "device": "disk"}
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1, "meta": "", **place})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))
    config = write(f"{kind}-server.conf", f"{COMMON}bind_port = {place['port']}\n{STORAGE.format(kind=kind)}")
    serve(listener, config)
serve(eventlet.listen(("127.0.0.1", port)), write("proxy-server.conf", f"{COMMON}bind_port = {port}\n{PROXY}"))
print("ready", flush=True)
eventlet.greenio.GreenPipe(sys.stdin.buffer).read()
